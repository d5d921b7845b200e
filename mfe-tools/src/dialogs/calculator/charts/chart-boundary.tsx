import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands there where the chart cannot be drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A chart that throws costs no more than itself: the numbers stand beside it, and in the table. */
export class ChartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
