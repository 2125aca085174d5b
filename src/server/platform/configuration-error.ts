/** A reason not to start, as one line for the person at the terminal: a wrong setting, an unwritable folder, or one that is in use. */
export class ConfigurationError extends Error {
  constructor(line: string, cause?: unknown) {
    super(line, { cause })
    this.name = 'ConfigurationError'
  }
}
