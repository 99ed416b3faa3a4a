import { Component, type ReactNode } from 'react';

interface FallenProps {
  readonly title: string;
  readonly again: string;
  readonly children: ReactNode;
}

/** A page that failed says so, instead of leaving an empty screen. Games are kept by the referee and are not touched by it. */
export class Fallen extends Component<FallenProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="page nowhere">
        <h1>{this.props.title}</h1>
        <p className="refused" role="alert">
          {error.message}
        </p>
        <p>
          <button type="button" className="main" onClick={() => location.reload()}>
            {this.props.again}
          </button>
        </p>
      </main>
    );
  }
}
