import { defineOfficePage } from '@iwan/shared/contracts/office';
import { Project } from './project';

export const office = defineOfficePage({ Component: Project });
