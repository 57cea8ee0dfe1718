// Unit test files share a worker's globals.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
