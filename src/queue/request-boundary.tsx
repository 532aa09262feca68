import { Component, type ReactNode } from "react";

export interface RequestBoundaryProps {
  /** Tells requests apart: what failed for one is tried again for the next. */
  readonly requestId: number;
  /** Called once when showing the request has failed. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface RequestBoundaryState {
  readonly failedId: number | undefined;
}

/** Keeps a request that cannot be rendered, by a host's own control for example, from taking the page with it or being left without an answer. */
export class RequestBoundary extends Component<RequestBoundaryProps, RequestBoundaryState> {
  override state: RequestBoundaryState = { failedId: undefined };

  override componentDidCatch(): void {
    const { requestId, onFailure } = this.props;
    this.setState({ failedId: requestId });
    onFailure();
  }

  override render(): ReactNode {
    return this.state.failedId === this.props.requestId ? null : this.props.children;
  }
}
