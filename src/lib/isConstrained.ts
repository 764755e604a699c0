/** Whether the connection is slow, or the reader saves data: nothing is loaded ahead. */
export function isConstrained(): boolean {
  const {connection} = navigator as {
    connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
