import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { useLocation } from '@iwan/shared/router/router';
import { Button } from '@iwan/shared/ui/actions/button';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import type { ReactNode } from 'react';
import styles from './form-without-script.module.css';

interface Props {
  /** Query parameters beside the fields. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly send: string;
  readonly children: ReactNode;
}

/**
 * A form around the fields that requests the same page with their values; with script only the fields, which update themselves.
 */
export function FormWithoutScript(props: Props) {
  return isOnServer ? <GetForm {...props} /> : props.children;
}

function GetForm({ hidden, send, children }: Props) {
  const { pathname } = useLocation();
  return (
    <PageForm className={styles.form} action={pathname}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit">{send}</Button>
    </PageForm>
  );
}
