import { Box, Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { ResourceContextProvider, useCanAccess, useCreate, useGetOne } from 'ra-core';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { OfficePageProps } from '../../contract-kit/contracts/office';
import type { TextsOf } from '../../domain/format/define-texts';
import { useTexts } from '../../domain/format/locale-context';
import {
  type FormField,
  type FormTexts,
  formFields,
  formGroups,
  formValues,
  recordValues,
} from '../../domain/office/content-fields';
import type { ContentResource } from '../../domain/office/resources';
import type { ContentRecord } from '../../domain/office/wire';
import type { FieldKind, RecordDescription } from '../../domain/records/field';
import { records } from '../../domain/records/records';
import { FieldInput } from './field-input';
import { OfficeMessage, useAttempt } from './office-message';
import { OfficePage, OfficeSection } from './office-page';
import { PreviewButton } from './preview-button';
import { PublicationPanel } from './publication/publication-panel';
import { DeleteButton, RecordEditor } from './record-editor';
import { RecordHistory } from './record-history';
import { textsOf } from './texts';
import { TranslationInput } from './translation/translation-input';

interface Props<Item extends ContentRecord> {
  readonly resource: ContentResource;
  /** The parameter of the address; `new` for a new record. */
  readonly id: string;
  /** The fields of the form, where it does not have all fields of the record. */
  readonly description?: RecordDescription;
  readonly texts: FormTexts;
  /** Stands below a group of fields, inside the form; by the name of the group. */
  readonly below?: Readonly<Record<string, ReactNode>>;
  /** The address of the list: `/office/agents`. */
  readonly listPath: string;
  /** The title of a new record; not needed where none can be made. */
  readonly newTitle?: string;
  /** The screen shows some fields of a record that has a screen of its own: it is published and deleted there. */
  readonly isPart?: boolean;
  readonly nameOf: (record: Item) => string;
  /** The page of the site that shows it; `null` for a record that only the office reads. */
  readonly siteAddress: (record: Item) => string | null;
  /** An alternative to unpublishing it. */
  readonly insteadOfUnpublishing?: (record: Item) => ReactNode;
  /** Why the record should not be on the site as it is; `null` for no reason. */
  readonly doubtIn?: (record: Item) => string | null;
  /** Where a copy can be made of a record: the fields that the copy does not have. */
  readonly notDuplicated?: readonly string[];
  /** What the record lacks for a good page, a sentence each. */
  readonly missingIn?: (record: Item) => readonly string[];
}

/** The screen of a public record: its form, what it lacks, its history, and deleting it. */
export function ContentScreen<Item extends ContentRecord>(props: Props<Item>) {
  // Another record begins with a form of its own, also where it is opened from this one, as a copy is.
  return <RecordScreen key={props.id} {...props} />;
}

interface ScreenOf<Item extends ContentRecord, Texts, Missing extends string>
  extends Pick<Props<Item>, 'resource' | 'listPath' | 'description' | 'below' | 'isPart'> {
  readonly textsOf: TextsOf<
    Texts & FormTexts & { readonly add?: string; readonly missing: Readonly<Record<Missing, string>> }
  >;
  /** The path of the page of the site that shows the record. */
  readonly pageOf: (record: Item) => string;
  readonly missing: (record: Item) => readonly Missing[];
  /** By default the record's `name`. */
  readonly nameOf?: (record: Item, texts: Texts) => string;
}

/** The screen of one kind of record, by its texts, its page of the site, and what a good page has. */
export const contentScreen =
  <Texts, Missing extends string, Item extends ContentRecord = ContentRecord>(
    screen: ScreenOf<Item, Texts, Missing>,
  ): ComponentType<OfficePageProps> =>
  (props) =>
    createElement(DescribedScreen<Item, Texts, Missing>, { ...props, screen });

function DescribedScreen<Item extends ContentRecord, Texts, Missing extends string>({
  params,
  siteUrl,
  screen: { textsOf: ownTextsOf, pageOf, missing, nameOf = ({ name }) => String(name), ...screen },
}: OfficePageProps & { readonly screen: ScreenOf<Item, Texts, Missing> }) {
  const texts = useTexts(ownTextsOf);
  return (
    <ContentScreen<Item>
      {...screen}
      id={params.id ?? 'new'}
      texts={texts}
      {...(texts.add !== undefined && { newTitle: texts.add })}
      nameOf={(record) => nameOf(record, texts)}
      siteAddress={(record) => `${siteUrl}${pageOf(record)}`}
      missingIn={(record) => missing(record).map((each) => texts.missing[each])}
    />
  );
}

function RecordScreen<Item extends ContentRecord>(props: Props<Item>) {
  const { resource, id, listPath, newTitle, nameOf, siteAddress, missingIn, isPart = false } = props;
  const texts = useTexts(textsOf);
  const navigate = useNavigate();
  const { state } = useLocation();
  const key = id === 'new' && !isPart ? null : Number(id);
  const { data } = useGetOne(resource, { id: key ?? 0 }, { enabled: key !== null });
  const record = data as Item | undefined;
  const { canAccess: mayChange = false } = useCanAccess({ resource, action: key === null ? 'create' : 'edit' });
  const fields = formFields(props.description ?? records[resource], props.texts);
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const references = Object.fromEntries(
    fields.flatMap(({ name, field }) => ('resource' in field ? [[name, field.resource]] : [])),
  );
  const address = record === undefined ? null : siteAddress(record);
  const missing = record === undefined ? [] : (missingIn?.(record) ?? []);
  return (
    <OfficePage
      hasFocus={state?.isCreated === true}
      title={key === null ? (newTitle ?? '') : record === undefined ? '…' : nameOf(record)}
      actions={
        <>
          {record?.publication === 'published' && address !== null ? (
            <a className="office-link" href={address} target="_blank" rel="noopener">
              {texts.onSite}
            </a>
          ) : null}
          <Link to={listPath} className="office-link">
            {texts.back}
          </Link>
        </>
      }
    >
      {missing.length === 0 ? null : (
        <OfficeMessage kind="warning">
          {texts.lacks}
          <Box as="ul" paddingInlineStart="5">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        </OfficeMessage>
      )}
      {record === undefined || isPart ? null : (
        <PublicationPanel
          resource={resource}
          record={record}
          insteadOfUnpublishing={props.insteadOfUnpublishing?.(record)}
          doubt={props.doubtIn?.(record) ?? null}
        />
      )}
      <ResourceContextProvider value={resource}>
        <RecordEditor<Item>
          resource={resource}
          id={key}
          labels={labels}
          valuesOf={(one) => formValues(fields, one)}
          changesOf={(values) => recordValues(fields, values)}
          isReadOnly={!mayChange}
          {...(record !== undefined &&
            address !== null && {
              beside: (changes) => (
                <PreviewButton
                  resource={resource}
                  id={record.id}
                  changes={changes}
                  address={(changed) => siteAddress({ ...record, ...changed }) ?? address}
                />
              ),
            })}
          onSaved={(saved, isNew) =>
            isNew && navigate(`${listPath}/${saved.id}`, { replace: true, state: { isCreated: true } })
          }
        >
          <Stack gap="8">
            {formGroups(fields, props.texts.groups).map(({ name, title, fields: own }) => (
              <OfficeSection key={name} title={title}>
                <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
                  {own
                    .filter(({ translation }) => translation === undefined)
                    .map((field) => (
                      <Box key={field.name} gridColumn={isWide(field) ? '1 / -1' : undefined}>
                        <FieldInput {...field} />
                        {own
                          .filter(({ translation }) => translation?.of === field.name)
                          .map((twin) => (
                            <TranslationInput key={twin.name} field={twin} />
                          ))}
                      </Box>
                    ))}
                </SimpleGrid>
                {props.below?.[name] === undefined ? null : <Box marginTop="4">{props.below[name]}</Box>}
              </OfficeSection>
            ))}
          </Stack>
        </RecordEditor>
      </ResourceContextProvider>
      {record === undefined ? null : (
        <>
          {props.notDuplicated === undefined ? null : (
            <DuplicateButton
              resource={resource}
              fields={fields.filter(({ name }) => !props.notDuplicated?.includes(name))}
              record={record}
              name={nameOf(record)}
              listPath={listPath}
            />
          )}
          {isPart ? null : (
            <Stack align="start" gap="2" marginTop="6">
              <DeleteButton
                resource={resource}
                record={record}
                label={texts.remove}
                warning={texts.confirmRemove(nameOf(record))}
                removed={texts.removed}
                onRemoved={() => navigate(listPath)}
              />
            </Stack>
          )}
          <RecordHistory
            resource={resource}
            id={record.id}
            labels={{ ...labels, ...texts.ownFields }}
            references={references}
            record={record}
          />
        </>
      )}
    </OfficePage>
  );
}

const wideKinds: readonly FieldKind[] = ['rows', 'lines', 'rich', 'numbered', 'nearby', 'pictures'];
const isWide = ({ field }: FormField) => wideKinds.includes(field.kind);

interface DuplicateProps {
  readonly resource: string;
  readonly fields: readonly FormField[];
  readonly record: ContentRecord;
  readonly name: string;
  readonly listPath: string;
}

/** Makes a draft with the fields of a record, as they are saved. */
function DuplicateButton({ resource, fields, record, name, listPath }: DuplicateProps) {
  const texts = useTexts(textsOf);
  const navigate = useNavigate();
  const { attempt, isBusy } = useAttempt();
  const { canAccess = false } = useCanAccess({ resource, action: 'create' });
  const [create] = useCreate();
  if (!canAccess) return null;
  const duplicate = async () => {
    const copied = Object.fromEntries(fields.map((field) => [field.name, record[field.name]]));
    const data = { ...copied, name: texts.copyOf(name) };
    const { id } = await create(resource, { data }, { returnPromise: true });
    navigate(`${listPath}/${id}`);
  };
  return (
    <Button
      variant="outline"
      alignSelf="start"
      marginTop="6"
      loading={isBusy}
      onClick={() => void attempt(duplicate, texts.duplicated)}
    >
      {texts.duplicate}
    </Button>
  );
}
