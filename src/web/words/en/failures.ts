/** As the server says it. */
export const failureText = (_code: string, sentence: string): string => sentence
