/**
 * What cloud targets ask the environment for before they compile. Nothing is deployed, so the values are samples: the
 * project id of a Google project, and one region of each cloud.
 */
export const TARGET_ENVIRONMENT = {
  'tf-azure': {AZURE_LOCATION: 'East US'},
  'tf-gcp': {GOOGLE_PROJECT_ID: 'sample-project', GOOGLE_REGION: 'us-central1'},
} as const;

/** The same for all targets together, as a process takes it. */
export const SAMPLE_ENVIRONMENT: Readonly<Record<string, string>> = {
  ...TARGET_ENVIRONMENT['tf-azure'],
  ...TARGET_ENVIRONMENT['tf-gcp'],
};
