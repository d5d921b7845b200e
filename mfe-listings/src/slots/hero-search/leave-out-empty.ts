/** Leaves empty fields out of the address of a form that the browser submits. */
export function leaveOutEmpty({ formData }: FormDataEvent): void {
  for (const name of new Set(formData.keys())) {
    const values = formData.getAll(name).filter((value) => value !== '');
    formData.delete(name);
    for (const value of values) formData.append(name, value);
  }
}
