const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'netbsd', 'openbsd', 'sunos', 'aix']
/** Longer names come first, because `arm64` contains `arm`. */
const processors = ['wasm32', 'loong64', 'riscv64', 'mips64el', 's390x', 'ppc64', 'arm64', 'arm', 'ia32', 'x64']

/**
 * Adds an entry for each optional package that the packages of a lockfile name by version and that the lockfile lacks. The platform is
 * derived from the package's name, by the usual convention; other packages do not change.
 * @param {{ packages: Record<string, any> }} lockfile
 */
export function completeLockfile(lockfile) {
  const packages = { ...lockfile.packages }
  const added = []
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name)
      if (isLocked(packages, path, name) || !/^\d/.test(version) || !platform) continue
      packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platform }
      added.push(`${name}@${version}`)
    }
  }
  const sorted = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
  return { lockfile: { ...lockfile, packages: sorted }, added }
}

/** True if Node would find a package from the folder of another. */
function isLocked(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder && `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}

function platformOf(name) {
  const words = name.split(/[^a-z0-9]+/i)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os && !cpu) return undefined
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(os === 'linux' && libc && { libc: [libc] }) }
}
