import {By, Key, type WebDriver, type WebElement} from 'selenium-webdriver';

/** What a reader does with a feature, from a new page on. It throws where the feature does not do its part. */
export interface Feature {
  readonly name: string;
  readonly path: string;
  try(driver: WebDriver): Promise<void>;
}

/** Milliseconds that anything may take: the playground loads its engine, on a machine that may be busy. */
const PATIENCE = 60_000;

/** The smoke of the site's main features. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'reading',
    path: '/docs/concepts/inflights',
    async try(driver) {
      await shows(driver, 'main h1', /inflight/i);
      const link = await find(driver, '.table-of-contents a');
      await link.click();
      await becomes(driver, 'the address names the section', `location.hash.length > 1`);
    },
  },
  {
    name: 'colours',
    path: '/docs',
    async try(driver) {
      const before = await driver.executeScript('return document.documentElement.dataset.theme');
      for (let press = 0; press < 2; press++) await (await find(driver, '[data-colour-mode]')).click();
      await becomes(
        driver,
        'the theme changes',
        `document.documentElement.dataset.theme !== '${String(before)}'`,
      );
    },
  },
  {
    name: 'menus',
    path: '/docs',
    async try(driver) {
      await (await find(driver, 'nav details > summary')).click();
      await becomes(driver, 'the menu is open', `document.querySelector('nav details').open`);
    },
  },
  {
    name: 'search',
    path: '/docs',
    async try(driver) {
      await (await find(driver, '.DocSearch-Button')).click();
      await (await find(driver, '.DocSearch-Input')).sendKeys('cloud.Bucket');
      await find(driver, '[role=treeitem] mark');
      await (await find(driver, '.DocSearch-Input')).sendKeys(Key.ENTER);
      await becomes(driver, 'the first result is open', `location.pathname.endsWith('/cloud/bucket')`);
    },
  },
  {
    name: 'Run',
    path: '/docs/concepts/inflights',
    async try(driver) {
      await (await find(driver, '.code-sample [data-run]')).click();
      await shows(driver, '.code-sample [role=status]', /1 of 1 test passed/);
    },
  },
  {
    name: 'playground',
    path: '/play',
    async try(driver) {
      const editor = await find(driver, '.cm-content');
      await editor.click();
      // The editor closes brackets and quotes by itself, and takes those that are typed as its own.
      await pressWithControl(driver, 'a');
      await driver.actions().sendKeys(Key.DELETE, 'test "seen" { log("seen by WebKit"); }').perform();
      await pressWithControl(driver, Key.ENTER);
      await shows(driver, 'section[aria-label=Output]', /1 of 1 test passed[^]*seen by WebKit/);
    },
  },
];

/** As an action: keys that are sent to an element keep Control down in this driver. */
function pressWithControl(driver: WebDriver, key: string): Promise<void> {
  return driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
}

/** The first element that a selector finds, when it is shown. */
async function find(driver: WebDriver, selector: string): Promise<WebElement> {
  return driver.wait(
    async () => {
      for (const element of await driver.findElements(By.css(selector))) {
        if (await element.isDisplayed()) return element;
      }
      return null;
    },
    PATIENCE,
    `nothing is shown at ${selector}`,
  ) as Promise<WebElement>;
}

async function shows(driver: WebDriver, selector: string, text: RegExp): Promise<void> {
  await driver.wait(
    async () => {
      const texts = await Promise.all(
        (await driver.findElements(By.css(selector))).map((element) => element.getText()),
      );
      return texts.some((one) => text.test(one));
    },
    PATIENCE,
    `${selector} does not show ${text}`,
  );
}

async function becomes(driver: WebDriver, what: string, expression: string): Promise<void> {
  await driver.wait(() => driver.executeScript<boolean>(`return ${expression}`), PATIENCE, `not so: ${what}`);
}
