import {expect, it} from 'vitest';
import {withoutTools} from '../feedItems';

it('leaves the tools of code samples out of feeds', () => {
  const tools = '<span class="a" data-tools="true"><button>Run</button><span></span></span>';
  const content = `<p>Run &amp; see:</p><figure><pre><code>log(1);</code></pre><div>tested${tools}</div></figure>`;
  expect(withoutTools(content)).toBe(content.replace(tools, ''));
});
