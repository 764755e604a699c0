/** What a reader does in the Wing Console, for the pictures of it. */
import {expect, type Locator, type Page} from '@playwright/test';

/** Nothing that a picture waits for takes longer. */
export const LIMIT_MS = 20_000;

/** The Console of winglang 0.85.49 in a window. Each step waits until its effect can be seen, and throws after the window's limit. */
export interface Console {
  /** What is on the right: the selected resource. */
  readonly panel: Locator;
  /** Selects a resource in the hierarchy. @param path its name, or the names from outside to inside */
  readonly select: (...path: readonly string[]) => Promise<void>;
  /** Pushes a message to the selected queue. */
  readonly push: (message: string) => Promise<void>;
  /** Sends a request to the selected API, and waits for the response. */
  readonly send: (method: string, route: string, body: string) => Promise<void>;
  /** Invokes the selected function, and waits for the response. @returns what it returned */
  readonly invoke: (payload: string) => Promise<string>;
  /** Runs all tests, and waits until none is running. */
  readonly runTests: () => Promise<void>;
  /** Opens an object of the selected bucket. */
  readonly openFile: (name: string) => Promise<void>;
  /** @param lines how many lines have to contain the text */
  readonly waitForLog: (text: string, lines?: number) => Promise<void>;
  readonly waitForText: (text: string) => Promise<void>;
  /** Waits until a field of the panel has this value. @param again what to do before each look */
  readonly waitForField: (value: string, again?: () => Promise<void>) => Promise<void>;
  /** Presses a button of the panel. */
  readonly press: (name: string) => Promise<void>;
  /** Waits until the selected queue has so many messages. */
  readonly waitForSize: (messages: number) => Promise<void>;
  /** Gives the hierarchy and the panel these widths, and the log this height. The map takes the rest. Comes before the reader selects something. */
  readonly arrange: (sizes: Sizes) => Promise<void>;
  /** Where there is room for the number of each part that pages name. */
  readonly room: Readonly<Record<ConsolePart, () => Promise<Point>>>;
  /** @returns address of the only website or API of that name */
  readonly endpoint: (name: string) => Promise<string>;
}

export type ConsolePart = 'map' | 'hierarchy' | 'endpoints' | 'tests' | 'panel' | 'log' | 'status';

/** A place in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the window. */
interface Sizes {
  readonly hierarchy: number;
  readonly panel: number;
  readonly log: number;
}

/** @param page a window that shows the Console */
export function openConsole(page: Page): Console {
  const tree = page.getByTestId('explorer-tree-menu');
  const tests = page.getByTestId('test-tree-menu');
  const panel = page.getByTestId(/^resource-metadata:/);
  const logs = page.getByTestId('logs');

  const map = page.getByTestId('map-view');
  const after = (part: Locator, text: string) => async () => {
    const {x, y, width, height} = await boxOf(part.getByText(text, {exact: true}).first());
    return {x: x + width + 16, y: y + height / 2};
  };
  const room = {
    async map() {
      const {x, y} = await boxOf(map);
      return {x: x + 20, y: y + 17};
    },
    hierarchy: after(tree, 'Hierarchy'),
    endpoints: after(page.getByTestId('endpoint-tree-menu'), 'Endpoints'),
    tests: after(tests, 'Tests'),
    async panel() {
      const {x, y, width} = await boxOf(panel);
      return {x: x + width - 20, y: y + 17};
    },
    // Beside the filters above the lines.
    async log() {
      const {x, y, width} = await boxOf(logs);
      return {x: x + width - 20, y: y - 17};
    },
    status: after(page.getByTestId('app-state'), 'success'),
  };
  /** @param edge what can be dragged @param by pixels to the right, and down */
  const drag = async (edge: Locator, by: {readonly x?: number; readonly y?: number}) => {
    const box = await boxOf(edge);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), {steps: 8});
    await page.mouse.up();
  };

  const select = async (...path: readonly string[]) => {
    for (const name of path.slice(0, -1)) {
      const toggle = tree.getByTitle(`Toggle ${name} expanded`);
      if ((await itemOf(toggle).getAttribute('aria-expanded')) !== 'true') await toggle.click();
    }
    const name = path.at(-1)!;
    await tree.getByText(name, {exact: true}).first().click();
    await panel.getByText(name, {exact: true}).first().waitFor();
  };

  return {
    select,
    async push(message) {
      await panel.getByTestId('cloud.queue:message').fill(message);
      await panel.getByTestId('cloud.queue:push').click();
    },
    async send(method, route, body) {
      await panel.getByTestId('cloud.api:method-toggle').click();
      await page.getByRole('option', {name: method, exact: true}).click();
      await panel.getByTestId('cloud.api:route').fill(route);
      // It covers the tabs until a route is chosen.
      await panel.getByText(route, {exact: true}).click();
      await panel.getByText(/^Body/).first().click();
      await panel.getByPlaceholder('Body...').fill(body);
      await panel.getByTestId('cloud.api:send').click();
      await panel.getByText(/^\d{3} /).waitFor();
    },
    async invoke(payload) {
      await panel.getByPlaceholder('Payload').fill(payload);
      await panel.getByTestId('cloud.function:invoke').click();
      const answer = JSON.parse(await panel.getByTestId('cloud.function:response').innerText()) as Answer;
      if (!answer.success) throw new Error(`the function failed: ${JSON.stringify(answer)}`);
      return answer.response ?? '';
    },
    async runTests() {
      await tests.getByTitle('Run All Tests').click();
      await logs.getByText(/^Tests completed/).waitFor();
    },
    async openFile(name) {
      await panel.getByText(name, {exact: true}).click();
    },
    async waitForLog(text, lines = 1) {
      await logs
        .getByText(text)
        .nth(lines - 1)
        .waitFor();
    },
    async waitForText(text) {
      await panel.getByText(text).first().waitFor();
    },
    async waitForField(value, again) {
      const fields = panel.locator('input, textarea');
      const readValues = async () => {
        await again?.();
        return fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
      };
      await expect.poll(readValues, {timeout: LIMIT_MS}).toContain(value);
    },
    async press(name) {
      await panel.getByRole('button', {name, exact: true}).click();
    },
    panel,
    room,
    async arrange(sizes) {
      const columns = page.locator('.cursor-col-resize');
      await drag(columns.first(), {x: sizes.hierarchy - (await boxOf(tree)).width});
      await drag(columns.last(), {x: (await boxOf(panel)).width - sizes.panel});
      await drag(page.locator('.cursor-row-resize').last(), {y: (await boxOf(logs)).height - sizes.log});
      // The last button fits the map into its place. It selects the application as well, so this comes first.
      await map.getByRole('button').last().click();
    },
    async waitForSize(messages) {
      await panel.getByTestId('cloud.queue:approx-size').getByText(`${messages}`, {exact: true}).waitFor();
    },
    async endpoint(name) {
      const link = page.getByTestId('endpoint-tree-menu').getByRole('link', {name});
      return (await link.getAttribute('href'))!;
    },
  };
}

/** What the Console shows of a call. */
interface Answer {
  readonly success: boolean;
  readonly response?: string;
}

/** @throws where the part is not shown */
async function boxOf(part: Locator): Promise<Point & {readonly width: number; readonly height: number}> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not shown`);
  return box;
}

function itemOf(toggle: Locator): Locator {
  return toggle.locator('xpath=ancestor::li[1]');
}
