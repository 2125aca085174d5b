/** The examples that are also rendered and tested in a browser: one clear, one with gaps, one with contradictions. */
export const shownExamples = ['aldgate-claims-lakehouse', 'brightwater-audience-analytics', 'wexmoor-contact-assistant']
