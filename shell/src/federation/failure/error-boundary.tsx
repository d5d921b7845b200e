import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** A change of this renders the failed part again. */
  readonly attempt?: unknown;
  readonly onError: (error: unknown) => void;
}

/** Catches errors that a part throws while it is rendered, and shows `fallback` in its place. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate({ attempt }: Props) {
    if (this.state.isBroken && attempt !== this.props.attempt) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
