export interface RunningDemo {
  readonly origin: string;
  close(): Promise<void>;
}
