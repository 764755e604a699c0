/**
 * Fetches a file.
 *
 * @throws Error that names the file and the reason, also when the server answers with an error status
 */
export async function fetchFile(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options).catch((error: unknown) => {
    throw new Error(`${url} cannot be fetched: ${String(error)}`);
  });
  if (!response.ok) throw new Error(`${url} answers with status ${response.status}`);
  return response;
}
