import {afterEach, expect, it, vi} from 'vitest';
import {download, KEPT_MILLISECONDS} from './download';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the file until a slow browser has read it', async () => {
  vi.useFakeTimers();
  const link = {href: '', download: '', click: vi.fn()};
  vi.stubGlobal('document', {createElement: () => link});
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  download(Uint8Array.of(1, 2), 'a.zip', 'application/zip');
  expect(link).toMatchObject({href: 'blob:1', download: 'a.zip'});
  expect(link.click).toHaveBeenCalledTimes(1);
  const file = create.mock.calls[0]![0] as Blob;
  expect(file.type).toBe('application/zip');
  expect(await file.bytes()).toEqual(Uint8Array.of(1, 2));
  vi.advanceTimersByTime(KEPT_MILLISECONDS - 1);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([['blob:1']]);
});
