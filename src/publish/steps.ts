/** The steps after the build, in their order. */
import path from 'node:path';
import type {PublishStep} from '../lib/publishing';
import {writePageStyles} from './page-styles/writePageStyles';
import {writePolicy} from './content-security-policy/writePolicy';
import type {Reference} from '../reference/reference';
import {addData} from './structured-data/addData';
import {writeOfflineList} from './offlineList';
import {previews} from './pagePreviews';
import {addPrintDocuments} from './printDocuments';
import {robots} from './robots';
import {writeSearchIndex} from './searchIndex';
import {writeSitePaths} from './sitePaths';
import {twins} from './pageTwins';

interface StepOptions {
  /** The reference as the pages have it now. */
  readonly reference: () => Reference;
  /** Common picture of all pages, below the base URL. */
  readonly image: string;
  /** Path of the sitemap, below the base URL. */
  readonly sitemap: string;
  /** Addresses that scripts of the site ask. */
  readonly addresses: readonly string[];
  readonly serviceWorker: 'on' | 'remove';
}

export function publishSteps({
  reference,
  image,
  sitemap,
  addresses,
  serviceWorker,
}: StepOptions): PublishStep[] {
  return [
    writeSearchIndex,
    pageStyles,
    writeSitePaths,
    robots(sitemap),
    structuredData,
    previews(reference, image),
    // Of pages with their style sheets: it takes the sheet of all kinds.
    addPrintDocuments,
    // After the last that writes a script into a page.
    policy(addresses),
    twins(reference),
    // After the last that changes a page.
    writePages,
    // Of all files, with their sizes.
    ...(serviceWorker === 'on' ? [writeOfflineList] : []),
  ];
}

/** Gives each built page the rules of its kind, and fonts of the characters that the pages have. */
export const pageStyles: PublishStep = (site) => writePageStyles(site);

/** Says in each page what it is, for search engines. */
const structuredData: PublishStep = ({routePages, siteUrl}) => addData(routePages, siteUrl);

/**
 * Gives each built page its content security policy, and hosts the headers that go with it.
 *
 * @param addresses that scripts of the site ask (`src/publish/content-security-policy/services.ts`)
 */
export function policy(addresses: readonly string[]): PublishStep {
  return ({root, ...site}) => {
    const vercelFile = process.env.VERCEL ? path.join(root, 'vercel.json') : undefined;
    writePolicy({...site, addresses, vercelFile});
  };
}

export const writePages: PublishStep = ({outDir, pages}) => {
  for (const page of pages) page.write(outDir);
};
