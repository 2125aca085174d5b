/** A request for a document of a few chapters, which a model writes without an agent. */
export const modelRequest = (
  projectName: string,
  requirements: object = { technicalRequirements: 'The platform must keep 7 years of payments.' },
) => ({
  documentType: 'hld' as const,
  client: 'calder' as const,
  projectName,
  requirements: JSON.stringify(requirements),
  outputFormat: 'json' as const,
  useAgent: 'false' as const,
})
