import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { MeasuredRoom } from '@iwan/shared/domain/model/entities';
import { textsOf } from './texts';
import styles from './unit-block.module.css';

/** The rooms of a plan with their dimensions, as in the record. */
export function Rooms({ rooms }: { readonly rooms: readonly MeasuredRoom[] }) {
  const texts = useTexts(textsOf);
  return (
    <table className={styles.rooms}>
      <caption>{texts.rooms}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.room}</th>
          <th scope="col">{texts.metres}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, length, width }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{texts.sides(length, width)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
