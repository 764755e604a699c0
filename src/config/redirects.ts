// cspell:ignore dynamodbtable reactapp
import type {RedirectRules} from '../../plugins/redirects/types';
import {EXTERNAL_TARGETS} from './externalTargets';

/**
 * Paths that the site answers for others: one line each, old path to new. Where the sections of one old page went to
 * several pages, the value is `{to, sections}`, with a place for each section that has moved elsewhere.
 */
export const redirects: RedirectRules = {
  exact: {
    '/api': '/docs/api',
    '/blog/2024/02/09/private-api-gateway-aws': '/docs/guides/private-api-gateway-aws',
    '/concepts/inflights': '/docs/concepts/inflights',
    '/contributing/rfcs/stories/story-15': '/contributing/stories/story-15',
    '/docs/analytics': '/docs/api/analytics',
    '/docs/api/category/ui': '/docs/api/standard-library/ui',
    '/docs/category/cloud': '/docs/api/category/cloud',
    '/docs/category/expect': '/docs/api/category/expect',
    '/docs/category/fs': '/docs/api/category/fs',
    '/docs/category/http': '/docs/api/category/http',
    '/docs/category/math': '/docs/api/category/math',
    '/docs/category/sim': '/docs/api/category/sim',
    '/docs/category/standard-library': '/docs/api/standard-library',
    '/docs/category/std': '/docs/api/category/std',
    '/docs/category/ui': '/docs/api/standard-library/ui',
    '/docs/category/util': '/docs/api/category/util',
    '/docs/concepts/why-wing': '/docs/why-wing',
    '/docs/examples/examples-repository': EXTERNAL_TARGETS.examplesRepository,
    '/docs/language-reference': '/docs/api/language-reference',
    '/docs/platforms/awscdk': '/docs/platforms/AWS/awscdk',
    '/docs/platforms/tf-aws': '/docs/platforms/AWS/tf-aws',
    '/docs/platforms/tf-azure': '/docs/platforms/microsoft-azure/tf-azure',
    '/docs/platforms/tf-gcp': '/docs/platforms/google-cloud/tf-gcp',
    '/docs/standard-library': '/docs/api/standard-library',
    '/docs/standard-library/ex/api-reference': {
      to: '/docs/libraries/all-winglibs',
      sections: {
        'dynamodbtable-': '/docs/libraries/winglibs/dynamodb',
        'reactapp-': '/docs/libraries/winglibs/react',
        'redis-': '/docs/libraries/winglibs/redis',
        'table-': '/docs/libraries/winglibs/dynamodb',
      },
    },
    '/docs/standard-library/ex/react-app': '/docs/libraries/winglibs/react',
    '/docs/standard-library/ex/redis': '/docs/libraries/winglibs/redis',
    '/docs/standard-library/ex/table': '/docs/libraries/winglibs/dynamodb',
    '/docs/start-here/hello': '/docs',
    '/docs/start-here/installation': '/docs',
    '/docs/tools/cli': '/docs/api/cli',
    '/docs/typescript': '/docs/typescript/intro',
    '/docs/winglibs': '/docs/libraries',
    '/docs/winglibs/all-winglibs': '/docs/libraries/all-winglibs',
    '/docs/winglibs/creating-winglibs': '/docs/libraries/creating-winglibs',
    '/docs/winglibs/using-winglibs': '/docs/libraries/using-winglibs',
    '/docs/winglibs/what-are-winglibs': '/docs/libraries',
    '/getting-started': '/docs',
    '/getting-started/installation': '/install',
    '/learn': EXTERNAL_TARGETS.learningSite,
    '/learn/bucket': `${EXTERNAL_TARGETS.learningSite}/bucket`,
    '/learn/counter': `${EXTERNAL_TARGETS.learningSite}/counter`,
    '/learn/preflight-inflight': `${EXTERNAL_TARGETS.learningSite}/preflight-inflight`,
    '/learn/queue': `${EXTERNAL_TARGETS.learningSite}/queue`,
    '/learn/topic': `${EXTERNAL_TARGETS.learningSite}/topic`,
    '/reference/sdk': {
      to: '/docs/api/standard-library',
      sections: {'api-': '/docs/api/standard-library/cloud/api'},
    },
    '/reference/spec': {
      to: '/docs/api/language-reference',
      sections: {'4-module-system': '/docs/api/language-reference/modules'},
    },
    '/start-here/installation': '/docs',
    '/start-here/local': '/docs/start-here/local',
    '/terms-and-policies/contribution-license':
      '/contributing/start-here/pull_requests#the-license-of-your-contribution',
  },
  // Each page of the folder on the right answers in the one on the left as well.
  folders: {
    '/docs/libraries': '/docs/libraries/winglibs',
    '/docs/winglibs': '/docs/libraries/winglibs',
    '/docs/winglibs/winglibs': '/docs/libraries/winglibs',
  },
  // A wildcard takes no page and no path of the list above; one whose target is not there gives the 404 page.
  wildcards: {
    '/docs/examples/*': '/docs/api/language/*',
    '/docs/standard-library/*': '/docs/api/standard-library/*',
    '/docs/winglibs/*': '/docs/libraries/*',
    '/learn/*': `${EXTERNAL_TARGETS.learningSite}/*`,
  },
};
