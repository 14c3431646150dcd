/**
 * Settings of containers in Kubernetes and compose files that take a wall to the host away. Sources: Kubernetes
 * documentation, "Pod Security Standards"; Compose specification; Docker documentation of `docker run`.
 */
import type { OutlineLine } from '../../outline.js';

/** What a setting is about: the host is given away at once, a wall is lower, or the container runs as root. */
export type SettingKind = 'host' | 'bound' | 'root';

/** A setting as it is told. */
export interface OpenSetting {
  readonly words: string;
  readonly kind: SettingKind;
  readonly line: OutlineLine;
}

interface Shape {
  readonly key: RegExp;
  readonly value: RegExp;
  readonly kind: SettingKind;
  /** Only where one of the outer keys is this. */
  readonly within?: RegExp;
}

const ON = /^(?:true|yes|on)$/iu;
const OFF = /^(?:false|no|off)$/iu;
const HOST = /^host$/u;

const SHAPES: readonly Shape[] = [
  { key: /^privileged$/u, value: ON, kind: 'host' },
  { key: /^host(?:PID|IPC|Network)$/u, value: ON, kind: 'host' },
  { key: /^(?:allowPrivilegeEscalation|automountServiceAccountToken)$/u, value: ON, kind: 'bound' },
  { key: /^readOnlyRootFilesystem$/u, value: OFF, kind: 'bound' },
  { key: /^runAsNonRoot$/u, value: OFF, kind: 'root' },
  { key: /^runAs(?:User|Group)$/u, value: /^0$/u, kind: 'root' },
  // A port of the machine, and processes of the containers beside it.
  { key: /^hostPort$/u, value: /^[1-9]/u, kind: 'bound' },
  { key: /^shareProcessNamespace$/u, value: ON, kind: 'bound' },
  // Pod Security Standards, level “baseline”: another user or role of SELinux, or a kernel parameter that is not safe.
  { key: /^(?:user|role)$/u, value: /^\S/u, kind: 'bound', within: /^seLinuxOptions$/u },
  {
    key: /^type$/u,
    value: /^(?!container_(?:t|init_t|kvm_t|engine_t)$)\S/u,
    kind: 'bound',
    within: /^seLinuxOptions$/u,
  },
  {
    key: /^name$/u,
    value:
      /^(?:kernel\.(?!shm_rmid_forced$)|vm\.|fs\.|net\.(?!ipv4\.(?:ip_local_port_range|ip_unprivileged_port_start|tcp_syncookies|ping_group_range|ip_local_reserved_ports|tcp_keepalive_\w{1,10}|tcp_fin_timeout|tcp_rmem|tcp_wmem)$))/u,
    kind: 'bound',
    within: /^sysctls$/u,
  },
  // OpenShift: SecurityContextConstraints.
  { key: /^allowPrivilegedContainer$/u, value: ON, kind: 'host' },
  { key: /^allowHost(?:PID|IPC|Network|Ports|DirVolumePlugin)$/u, value: ON, kind: 'host' },
  // Policies of a cluster: who a pod may run as.
  { key: /^rule$/u, value: /^RunAsAny$/u, kind: 'root', within: /^runAsUser$/u },
  { key: /^min$/u, value: /^0$/u, kind: 'root', within: /^runAsUser$/u },
  { key: /^procMount$/u, value: /^Unmasked$/u, kind: 'host' },
  { key: /^type$/u, value: /^Unconfined$/u, kind: 'bound', within: /^(?:seccomp|appArmor)Profile$/u },
  { key: /^(?:seccomp|appArmor)Profile$/u, value: /^unconfined$/iu, kind: 'bound' },
  {
    key: /^(?:seccomp\.security|container\.(?:seccomp|apparmor)\.security)\./u,
    value: /^unconfined$/iu,
    kind: 'bound',
  },
  { key: /^hostProcess$/u, value: ON, kind: 'host' },
  { key: /^(?:network_mode|pid|ipc|userns_mode|uts|cgroup)$/u, value: HOST, kind: 'host', within: /^services$/u },
  { key: /^user$/u, value: /^(?:root|0)(?::|$)/u, kind: 'root', within: /^services$/u },
  { key: /^read_only$/u, value: OFF, kind: 'bound', within: /^services$/u },
  { key: /^options$/u, value: /--privileged\b|--(?:pid|ipc|network|userns)[ =]host\b|docker\.sock/u, kind: 'host' },
];

/** Capabilities that reach the kernel, the network of the host or the files of others (capabilities(7)). */
const STRONG_CAPABILITIES =
  /^(?:\*|(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_MODULE|SYS_PTRACE|SYS_RAWIO|SYS_BOOT|SYS_TIME|NET_ADMIN|DAC_READ_SEARCH|BPF|PERFMON|MAC_ADMIN|MAC_OVERRIDE|SYSLOG|MKNOD))$/u;
const CAPABILITY = /^(?:CAP_)?[A-Z]{2,12}(?:_[A-Z]{2,12}){0,3}$/u;
/** Those that Docker gives by itself, which the level “baseline” of Kubernetes allows. */
const USUAL =
  /^(?:CAP_)?(?:NET_BIND_SERVICE|CHOWN|DAC_OVERRIDE|SETUID|SETGID|FOWNER|KILL|FSETID|SETPCAP|SETFCAP|SYS_CHROOT|AUDIT_WRITE)$/u;

/** Policies of a cluster: what pods may add. */
const ALLOWED_CAPABILITIES = /^(?:allowedCapabilities|defaultAddCapabilities)$/u;

/** Folders of the host with which a container takes it over. */
const HOST_PATH =
  /^\/(?:$|(?:etc|root|proc|sys|boot|dev|home|usr|bin|sbin|lib|run|var)\/?$|var\/run\/?$|var\/lib\/(?:kubelet|docker|containerd|etcd)|etc\/(?:kubernetes|shadow|passwd|ssh)|(?:var\/)?run\/(?:docker|containerd|crio|podman|cri-dockerd))/u;
const SOCKET = /(?:docker|containerd|crio|podman|cri-dockerd)\.sock\b/u;

const UNBOUND = /unconfined|label[:=]disable|no-new-privileges[:=]false/u;

/** Returns what a line opens; null if it opens nothing. */
export function readOpenSetting(line: OutlineLine): OpenSetting | null {
  const { key, value, parents, item, block } = line;
  if (block) return null;
  const parent = parents.at(-1) ?? '';
  const say = (words: string, kind: SettingKind): OpenSetting => ({ words, kind, line });
  const ofHost = (is: boolean): SettingKind => (is ? 'host' : 'bound');
  const shape =
    key === null
      ? undefined
      : SHAPES.find(
          (one) =>
            one.key.test(key) &&
            one.value.test(value) &&
            (one.within === undefined || parents.some((outer) => one.within?.test(outer) === true)),
        );
  if (shape !== undefined) return say(parent === 'sysctls' ? `sysctl ${value}` : `${key}: ${value}`, shape.kind);
  const added =
    (key === 'add' && parent === 'capabilities') || key === 'cap_add' || ALLOWED_CAPABILITIES.test(key ?? '');
  const listed =
    key === null &&
    item &&
    (parent === 'cap_add' ||
      ALLOWED_CAPABILITIES.test(parent) ||
      (parent === 'add' && parents.at(-2) === 'capabilities'));
  if (added || listed) {
    // Their case does not matter to a runtime.
    const names = value
      .replace(/[[\]"'\s]/gu, '')
      .toUpperCase()
      .split(',');
    const strong = names.find((name) => STRONG_CAPABILITIES.test(name));
    const other = names.find((name) => CAPABILITY.test(name) && !USUAL.test(name));
    return strong === undefined && other === undefined
      ? null
      : say(`capability ${strong ?? other}`, ofHost(strong !== undefined));
  }
  if (key === 'path' && parent === 'hostPath')
    return say(`hostPath ${value}`, ofHost(HOST_PATH.test(value) || SOCKET.test(value)));
  const mounted =
    key === null && item && parent === 'volumes'
      ? (value.split(':')[0] ?? '')
      : key === 'source' && parent === 'volumes'
        ? value
        : '';
  if (mounted !== '' && (HOST_PATH.test(mounted) || SOCKET.test(mounted))) return say(`mount of ${mounted}`, 'host');
  if (key === null && item && parent === 'security_opt') {
    return UNBOUND.test(value) ? say(value, 'bound') : null;
  }
  if (!value.startsWith('[')) return null;
  if (key === 'security_opt') return UNBOUND.test(value) ? say(value.replace(/[[\]"']/gu, ''), 'bound') : null;
  return key === 'volumes' ? readFlowMount(line, value) : null;
}

/** Reads the mounts of a list that is written on one line. */
function readFlowMount(line: OutlineLine, value: string): OpenSetting | null {
  const mounted = value
    .slice(1)
    .split(',')
    .map((one) => one.replace(/[[\]"'\s]/gu, '').split(':'))
    .find(([source = '', target]) => target !== undefined && (HOST_PATH.test(source) || SOCKET.test(source)));
  return mounted === undefined ? null : { words: `mount of ${mounted[0] ?? ''}`, kind: 'host', line };
}

/** Settings that keep a container in. */
const BOUNDS: readonly (readonly [key: RegExp, value: RegExp, kind: SettingKind])[] = [
  [/^runAsNonRoot$/u, ON, 'root'],
  [/^readOnlyRootFilesystem$/u, ON, 'bound'],
  [/^(?:allowPrivilegeEscalation|privileged)$/u, OFF, 'bound'],
  [/^no-new-privileges$/u, ON, 'bound'],
];

/** Returns what a line bounds; null for others. */
export function readBound(line: OutlineLine): OpenSetting | null {
  const { key, value, block } = line;
  if (block || key === null) return null;
  const kind = BOUNDS.find(([name, said]) => name.test(key) && said.test(value))?.[2];
  return kind === undefined ? null : { words: `${key}: ${value}`, kind, line };
}
