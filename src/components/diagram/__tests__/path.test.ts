import {describe, expect, it} from 'vitest';
import {toPath} from '../path';

describe('toPath', () => {
  const at = (x: number, y: number, length = 0) => ({x, y, length});

  it('goes straight through the stretches and curves between them', () => {
    const {path} = toPath([at(0, 0), at(10, 20, 5), at(25, 0)]);
    expect(path).toBe('M0 0C5 0 5 20 10 20h5C20 20 20 0 25 0');
  });

  it('has its label where there is most room, and at the later one of two such places', () => {
    expect(toPath([at(0, 0), at(60, 20), at(90, 20)])).toMatchObject({labelX: 30, labelY: 10});
    expect(toPath([at(0, 0), at(60, 20), at(120, 40)])).toMatchObject({labelX: 90, labelY: 30});
  });

  it('goes back through stretches to the left', () => {
    expect(toPath([at(50, 0), at(40, 10, -20), at(0, 0)]).path).toBe(
      'M50 0C45 0 45 10 40 10h-20C10 10 10 0 0 0',
    );
  });
});
