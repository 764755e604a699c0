// The table of src/README.md: the rooms of the source, and what each may import.

/**
 * The rooms of `src` and the rooms that each may import.
 *
 * @param {string} readme the text with the table: the room in the first column, those that it may import in the last
 * @returns {Map<string, string[]>}
 * @throws Error with all rows that name a room which the table does not have
 */
export function readRooms(readme) {
  const rows = readme
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5 && /^`[\w-]+`$/.test(cells[1]));
  const names = rows.map(([, room]) => room.slice(1, -1));
  const rooms = new Map(
    rows.map(([, room, , allowed]) => [
      room.slice(1, -1),
      allowed === 'every room' ? names : [...allowed.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
    ]),
  );
  const unknown = [...rooms].flatMap(([room, allowed]) =>
    allowed.filter((name) => !rooms.has(name)).map((name) => `- ${room}: there is no room "${name}"`),
  );
  if (rooms.size === 0) unknown.push('- there is no table of rooms');
  if (unknown.length > 0)
    throw new Error(`src/README.md:\n${unknown.join('\n')}\nRooms: ${names.join(', ')}`);
  return rooms;
}
