import { z } from 'zod';
import { afterQuery } from '../blogs/route';
import { idParameter, nameParameter } from '../http/id-parameter';
import { optionsSchema, ownerQuery } from '../projects/options';
import { type Answers, busy, type Call, done, inBlogs, inData, invalid, unchanged, unknown } from './answers';
import * as records from './records';

const read = (answers: Answers): Answers => ({ ...answers, ...unchanged, ...invalid, ...busy });
const find = (answers: Answers): Answers => ({ ...read(answers), ...unknown });
const list = (description: string, schema: Parameters<typeof inData>[0]) =>
  read(done(description, inData(z.array(schema))));
const byName = { method: 'GET', params: nameParameter } as const;
const projects = z.array(records.projectPart);

/** The calls of section 7 that read. */
export const readingCalls: readonly Call[] = [
  {
    method: 'GET',
    url: '/api/projectapi',
    tag: 'Projects',
    summary: 'All projects; with options, those that are asked for, and `meta`',
    query: optionsSchema,
    answers: read(
      done(
        'Projects, in the order in which they were entered unless `sort` says otherwise',
        z.object({ data: z.array(records.projectPart), meta: records.meta.optional() }),
      ),
    ),
  },
  {
    ...byName,
    url: '/api/projectapi/:name',
    tag: 'Projects',
    summary: 'One project, by its name or slug',
    answers: find(done('The project', inData(records.project))),
  },
  {
    method: 'GET',
    url: '/api/agentapi',
    tag: 'Agents',
    summary: 'All agents',
    answers: list('The agents, in their order', records.agent),
  },
  {
    ...byName,
    url: '/api/agentapi/:name',
    tag: 'Agents',
    summary: 'One agent, by name or slug',
    answers: find(done('A list with the one agent', inData(z.array(records.agent)))),
  },
  {
    ...byName,
    url: '/api/agentProject/:name',
    tag: 'Projects',
    summary: 'The projects of an agent',
    query: ownerQuery,
    answers: find(done('The projects', inData(projects))),
  },
  {
    method: 'GET',
    url: '/api/developerapi',
    tag: 'Developers',
    summary: 'All developers, in short',
    answers: list('The developers', records.developerInList),
  },
  {
    ...byName,
    url: '/api/developerapi/:name',
    tag: 'Developers',
    summary: 'One developer, by name or slug',
    answers: find(done('The developer', inData(records.developer))),
  },
  {
    ...byName,
    url: '/api/developerProject/:name',
    tag: 'Projects',
    summary: 'The projects of a developer',
    query: ownerQuery,
    answers: find(done('The projects', inData(projects))),
  },
  {
    method: 'GET',
    url: '/api/teamapi',
    tag: 'Team',
    summary: 'The team',
    answers: list('Leaders and others', records.teamMember),
  },
  {
    method: 'GET',
    url: '/api/blogs',
    tag: 'Blog',
    summary: 'All articles, newest first',
    answers: read(done('The articles, without their discussions', inBlogs(z.array(records.blog)))),
  },
  {
    method: 'GET',
    url: '/api/blogs/:id',
    tag: 'Blog',
    summary: 'One article with its discussion',
    params: idParameter,
    query: afterQuery,
    answers: find(
      done(
        'The article; with `after`, what was said after that id',
        inBlogs(z.union([records.blogWithDiscussion, records.commentsAfter])),
      ),
    ),
  },
];
