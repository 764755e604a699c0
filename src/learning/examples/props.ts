import {toCommands} from './commands';
import {toSource} from './source';
import type {CoverSource, CoveredExample, Undrawn} from './covers';
import type {ExamplesPluginOptions} from './options';
import type {ExampleCard, ExamplePageData} from './types';
import type {Platform} from '../../wing/language/platforms';

/** The cover of a page's data before `drawDiagrams`. */
type UndrawnCover = {readonly image: number} | {readonly diagram: Undrawn};

type UndrawnCard = Omit<ExampleCard, 'cover'> & {readonly cover: UndrawnCover};

type UndrawnPage = Omit<ExamplePageData, 'cover' | 'platformCovers'> & {
  readonly cover: UndrawnCover | undefined;
  readonly platformCovers: Readonly<Partial<Record<Platform, UndrawnCover>>>;
};

/** Collects the images of one page; a cover then holds the index of its image. */
export class ImageList {
  readonly files: string[] = [];

  toCover(cover: CoverSource): UndrawnCover {
    if ('diagram' in cover) return cover;
    const known = this.files.indexOf(cover.file);
    return {image: known === -1 ? this.files.push(cover.file) - 1 : known};
  }
}

function forCard(cover: CoverSource): CoverSource {
  return 'diagram' in cover ? {diagram: {...cover.diagram, isForCard: true}} : cover;
}

export function toExampleCard(example: CoveredExample, listPath: string, images: ImageList): UndrawnCard {
  const {slug, title, subtitle, type, platform, language, cloudResources, url, cover} = example;
  return {
    slug,
    title,
    subtitle,
    type,
    platform,
    language,
    cloudResources,
    href: url ?? `${listPath}/${slug}`,
    isExternal: url !== undefined,
    cover: images.toCover(forCard(cover)),
  };
}

export function toExamplePageData(
  example: CoveredExample,
  {listPath, editUrl}: {listPath: string} & Pick<ExamplesPluginOptions, 'editUrl'>,
  images: ImageList,
): UndrawnPage {
  const {slug, title, subtitle, type, platform, language, cloudResources, resources, authors, program} =
    example;
  const covers = Object.entries(example.platformCovers).map(
    ([name, cover]) => [name, images.toCover(cover)] as const,
  );
  return {
    slug,
    title,
    subtitle,
    type,
    platform,
    language,
    cloudResources,
    resources,
    authors,
    cover: example.coverImageInPage ? images.toCover(example.cover) : undefined,
    platformCovers: example.coverImageInPage ? Object.fromEntries(covers) : {},
    listPath,
    sourceUrl: toSourceUrl(example),
    editUrl: editUrl && `${editUrl}${example.sourcePath}`,
    commands: toCommands(example),
    notChecked: program?.notChecked,
  };
}

function toSourceUrl(example: CoveredExample): string {
  const {repository, folder} = toSource(example);
  return folder ? `${repository}/tree/main/${folder}` : repository;
}
