/** `npm run headers`: writes the policy of the built site into vercel.json, which Vercel reads before it builds the site. */
import fs from 'node:fs';
import path from 'node:path';
import {readEnvironment} from '../../config/environment';
import {readPages} from '../../lib/builtPage';
import {askedAddresses} from './services';
import {addToVercel} from './vercelHeaders';
import {readSettings} from './writePolicy';

const ROOT = path.resolve(__dirname, '../../..');
const file = path.join(ROOT, 'vercel.json');
const settings = readSettings(
  readPages(path.join(ROOT, 'build')),
  askedAddresses(readEnvironment(process.env)),
);
fs.writeFileSync(file, addToVercel(fs.readFileSync(file, 'utf8'), settings));
