import type { Head, Reading } from '@iwan/shared/contracts/module';
import { registrationIdentifier } from '@iwan/shared/domain/contact/registration-number';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import type { AgentProfile } from '@iwan/shared/domain/model/entities';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { languageWords, valueWords } from '@iwan/shared/domain/values/value-words';
import { assetPath, imagePath, isDrawing } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import { initialsOf } from '@iwan/shared/ui/content/portrait';
import type { Person, RealEstateAgent } from 'schema-dts';
import type { AgentData } from './agent-page';
import { portraitPicture } from './agent-summary';
import { stepsAbove } from './steps-above';
import { textsOf } from './texts';

/** The head of an agent's page, with structured data. */
export function agentHead({ agent, figures }: AgentData, { locale }: Reading): Head {
  const texts = textsOf(locale);
  if (agent === null) return { title: texts.notFound, description: texts.notFound, noindex: true };
  const { designation, subHeading, image } = agent;
  const name = shownName(agent);
  const languages = agent.languages && languageWords(agent.languages, locale);
  const href = paths.agent(agent.name);
  return {
    title: texts.head(name, designation),
    description: subHeading === null ? texts.headDescription(name) : `${subHeading}. ${texts.headDescription(name)}`,
    canonical: href,
    social: {
      title: name,
      ...(designation === null ? {} : { eyebrow: designation }),
      ...(languages === null ? {} : { line: languages }),
      monogram: initialsOf(name),
    },
    ...(image === null ? {} : { image: pictureOf(image), firstPicture: { path: image, ...portraitPicture } }),
    jsonLd: structuredData([
      personOf(agent, locale),
      ...ratingOf(agent, figures),
      breadcrumbList([...stepsAbove(locale), { name, href }]),
    ]),
  };
}

function personOf(agent: AgentProfile, locale: string): object {
  const { designation, subHeading, image, languages, linkedin, phone, brn } = agent;
  const identifier = registrationIdentifier('BRN', brn);
  return {
    '@type': 'Person',
    name: shownName(agent),
    url: paths.agent(agent.name),
    ...(identifier !== null && { identifier }),
    ...(designation !== null && { jobTitle: designation }),
    ...(subHeading !== null && { description: subHeading }),
    ...(image !== null && { image: pictureOf(image) }),
    ...(languages !== null && { knowsLanguage: splitList(languages).map((language) => valueWords(language, locale)) }),
    ...(linkedin !== null && { sameAs: linkedin }),
    ...(phone !== null && { telephone: `+${phone}` }),
    worksFor: { '@type': 'Organization', name: businessTextsOf(locale).fullName, url: paths.home() },
  } satisfies Person;
}

/** The mean of published reviews. A person has none in schema.org: it is that of the agent's practice. */
function ratingOf(agent: AgentProfile, figures: AgentData['figures']): readonly object[] {
  if (!figures || figures.average === 0 || figures.published.length === 0) return [];
  const { average: ratingValue, reviews: reviewCount } = figures;
  const url = paths.agent(agent.name);
  return [
    {
      ...{ '@type': 'RealEstateAgent', name: shownName(agent), url },
      aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 },
    } satisfies RealEstateAgent,
  ];
}

function pictureOf(path: string): string {
  return isDrawing(path) ? assetPath(path) : imagePath(path, 960);
}
