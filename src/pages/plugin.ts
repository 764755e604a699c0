/** Gives the pages of this site that Markdown does not write their data, and parts of Markdown pages their look. */
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Display} from '../samples/display';
import {toRecentPosts} from './home/posts';
import {loadProgram} from './home/program';

const RECENT_POSTS = 3;

interface PagesOptions {
  /** The same object as that of `src/samples/plugin.ts`, which writes its files. */
  readonly display: Display;
}

export default function pagesPlugin({siteDir}: LoadContext, {display}: PagesOptions): Plugin {
  const [main, portable] = ['program', 'visitors'].map((folder) =>
    path.resolve(siteDir, 'src/pages/home/Home', folder, 'main.w'),
  ) as [string, string];
  const load = () => loadProgram({main, portable}, display.files);
  let built: ReturnType<typeof load> | undefined;
  return {
    name: 'pages',
    getClientModules: () =>
      ['libraries/client/libraries.css', 'platform-support/client/support.css'].map((file) =>
        path.join(__dirname, file),
      ),
    async loadContent() {
      // It saves the file that Run fetches. The bundler may have kept the program of an earlier build, and not ask for it.
      if (process.env.NODE_ENV === 'production') await (built = load());
    },
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      await actions.createData('posts.json', toRecentPosts(blog, RECENT_POSTS));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: main,
            type: 'json',
            use: {
              loader: path.join(__dirname, 'home/programLoader.mjs'),
              options: {load: () => built ?? load()},
            },
          },
        ],
      },
    }),
  };
}
