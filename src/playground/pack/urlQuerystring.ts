/** The query strings of the port of `url`. The port uses `qs`; Node uses `querystring`, which has a tenth of the code. */
import querystring from 'node:querystring';

export const {parse} = querystring;

/** The port passes options of `qs` as well, where `querystring` has a separator. */
export const stringify = (values: Parameters<typeof querystring.stringify>[0]) =>
  querystring.stringify(values);
