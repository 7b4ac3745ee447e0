import { Component, type ReactNode } from 'react';

export interface MapBoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Shows `instead` when anything fails in a map that is not ours, including the loading of its code. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
