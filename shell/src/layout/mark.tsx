/** The logo: an arch within an arch, in the surrounding colour. */
export function Mark() {
  return (
    <svg viewBox="0 0 30 36" width="30" height="36" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M0 0h30v36h-4.5V19.5C25.5 13 21.5 10 15 6.5 8.5 10 4.5 13 4.5 19.5V36H0z"
      />
      <path fill="var(--accent)" d="M9.5 36V20.6c0-4 1.8-5.7 5.5-8 3.7 2.3 5.5 4 5.5 8V36z" />
    </svg>
  );
}
