import {expect, it} from 'vitest';
import {addPicture} from '../head';

const COMMON = 'https://wing.example/img/opengraph.png';
const PICTURE = {url: 'https://wing.example/img/previews/a$1.png', alt: 'A "title" – Docs'};
const page = (image: string) =>
  `<head><meta data-rh=true name=twitter:card content=summary_large_image /><meta data-rh=true property=og:image content=${image} />` +
  `<meta data-rh=true name=twitter:image content=${image} /><title>A</title></head><body>${COMMON}`;

it('names the picture in the place of the common one, once', () => {
  expect(addPicture(page(COMMON), PICTURE, COMMON)).toBe(
    '<head><meta data-rh=true name=twitter:card content=summary_large_image />' +
      '<meta property="og:image" content="https://wing.example/img/previews/a$1.png">' +
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">' +
      '<meta property="og:image:alt" content="A &#34;title&#34; – Docs">' +
      '<meta name="twitter:image" content="https://wing.example/img/previews/a$1.png">' +
      `<title>A</title></head><body>${COMMON}`,
  );
});

it('leaves a page alone that has a picture of its own, or none', () => {
  expect(addPicture(page('https://wing.example/assets/own.png'), PICTURE, COMMON)).toBeUndefined();
  expect(addPicture('<head><title>A</title></head>', PICTURE, COMMON)).toBeUndefined();
});
