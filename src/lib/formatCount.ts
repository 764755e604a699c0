/**
 * A number with commas between thousands: `1,234,567`. It calls no function of the language: the guard of the playground uses it
 * beside programs, which can replace them.
 *
 * @param count a natural number
 */
export function formatCount(count: number): string {
  if (count < 1000) return `${count}`;
  const rest = count % 1000;
  const zeros = rest < 10 ? '00' : rest < 100 ? '0' : '';
  return `${formatCount((count - rest) / 1000)},${zeros}${rest}`;
}
