import { Component, type ReactNode } from 'react';

interface Props {
  /** The fallback where the chart cannot be drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** An error boundary: a chart that throws is replaced by its fallback; the numbers are in the result and in the table. */
export class ChartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
