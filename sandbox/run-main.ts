/** Runs a script's main function. If it fails, its message is printed after `name`, and the process ends with `code`. */
export function runMain(main: () => Promise<unknown>, name = "", code = 1): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${name}${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(code);
  });
}
