import { Component, type ReactNode } from 'react';

export interface MapBoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Whatever breaks in a map that is not ours, its code's loading included, shows ours instead. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
