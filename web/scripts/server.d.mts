export interface TestServer {
  address: string;
  said: () => string;
  stop: () => Promise<void>;
}
export function startServer(extra?: Record<string, string>): Promise<TestServer>;
