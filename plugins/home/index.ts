import {join, resolve} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toRecentPosts} from '../../src/pages/home/posts';
import {loadProgram} from '../../src/pages/home/program';
import type {Display} from '../../src/samples/display';

const RECENT_POSTS = 3;

interface HomePluginOptions {
  /** The same object as that of `plugins/samples`, which writes its files. */
  readonly display: Display;
}

/** Gives the home page what the toolchain makes of the program that it imports, and the newest posts as a generated module. */
export default function homePlugin({siteDir}: LoadContext, {display}: HomePluginOptions): Plugin {
  const program = resolve(siteDir, 'src/pages/home/Home/program/main.w');
  const load = () => loadProgram(program, display.files);
  let built: ReturnType<typeof load> | undefined;
  return {
    name: 'home',
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
            include: program,
            type: 'json',
            use: {
              loader: join(__dirname, 'programLoader.mjs'),
              options: {load: () => built ?? load()},
            },
          },
        ],
      },
    }),
  };
}
