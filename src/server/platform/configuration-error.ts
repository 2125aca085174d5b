/** A reason not to start, as one line for the person at the terminal: a wrong setting, an unwritable folder, a busy one. */
export class ConfigurationError extends Error {
  constructor(line: string, cause?: unknown) {
    super(line, { cause })
    this.name = 'ConfigurationError'
  }
}
