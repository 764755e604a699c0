const BASE64 = /url\(["']?data:image\/svg\+xml;base64,([^"')]+)["']?\)/g;

/** Drawings in a style sheet as text, which a host compresses; the bundler writes them in base64, which it cannot. */
export function svgsAsText(css: string): string {
  return css.replace(BASE64, (_url, data: string) => {
    const svg = Buffer.from(data, 'base64').toString().trim().replaceAll('"', "'");
    return `url("data:image/svg+xml,${svg.replace(/[%#<>{}\n]/g, encodeURIComponent)}")`;
  });
}
