import { schedulerConfig } from '../../app/content/generated/settings/schedulerConfig.ts';
import { contentFiles } from './contentFiles.ts';

const path = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';
const document: unknown = JSON.parse(contentFiles.find((file) => file.path === path)?.text ?? '{}');
if (!schedulerConfig.check(document)) throw new Error(JSON.stringify(schedulerConfig.check.errors));

/** The shipped document that says which flow and form each category has. */
export const shippedSchedulerConfig = document;
