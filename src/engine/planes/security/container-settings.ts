/**
 * Settings of containers in Kubernetes and compose files that take a wall to the host away. Sources: Kubernetes
 * documentation, "Pod Security Standards"; Compose specification; Docker documentation of `docker run`.
 */
import type { OutlineLine } from '../outline.js';

/** A setting as it is told: in words, and whether it gives the host away at once. */
export interface OpenSetting {
  readonly words: string;
  readonly host: boolean;
  readonly line: OutlineLine;
}

interface Shape {
  readonly key: RegExp;
  readonly value: RegExp;
  readonly host: boolean;
  /** Only where one of the outer keys is this. */
  readonly within?: RegExp;
}

const ON = /^(?:true|yes|on)$/iu;
const OFF = /^(?:false|no|off)$/iu;
const HOST = /^host$/u;

const SHAPES: readonly Shape[] = [
  { key: /^privileged$/u, value: ON, host: true },
  { key: /^host(?:PID|IPC|Network)$/u, value: ON, host: true },
  { key: /^(?:allowPrivilegeEscalation|automountServiceAccountToken)$/u, value: ON, host: false },
  { key: /^(?:runAsNonRoot|readOnlyRootFilesystem)$/u, value: OFF, host: false },
  { key: /^runAs(?:User|Group)$/u, value: /^0$/u, host: false },
  { key: /^procMount$/u, value: /^Unmasked$/u, host: true },
  { key: /^type$/u, value: /^Unconfined$/u, host: false, within: /^(?:seccomp|appArmor)Profile$/u },
  { key: /^(?:seccomp\.security|container\.(?:seccomp|apparmor)\.security)\./u, value: /^unconfined$/iu, host: false },
  { key: /^hostProcess$/u, value: ON, host: true },
  { key: /^(?:network_mode|pid|ipc|userns_mode|uts|cgroup)$/u, value: HOST, host: true, within: /^services$/u },
  { key: /^user$/u, value: /^(?:root|0)(?::|$)/u, host: false, within: /^services$/u },
  { key: /^read_only$/u, value: OFF, host: false, within: /^services$/u },
  { key: /^options$/u, value: /--privileged\b|--(?:pid|ipc|network|userns)[ =]host\b|docker\.sock/u, host: true },
];

/** Capabilities that reach the kernel, the network of the host or the files of others (capabilities(7)). */
const STRONG_CAPABILITIES =
  /^(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_MODULE|SYS_PTRACE|SYS_RAWIO|SYS_BOOT|SYS_TIME|NET_ADMIN|DAC_READ_SEARCH|BPF|PERFMON|MAC_ADMIN|MAC_OVERRIDE|SYSLOG|MKNOD)$/u;
const CAPABILITY = /^(?:CAP_)?[A-Z]{2,12}(?:_[A-Z]{2,12}){0,3}$/u;
/** Those that Docker gives by itself, or that only open a low port. */
const USUAL =
  /^(?:CAP_)?(?:NET_BIND_SERVICE|CHOWN|SETUID|SETGID|FOWNER|KILL|FSETID|SETPCAP|SETFCAP|SYS_CHROOT|AUDIT_WRITE|IPC_LOCK|SYS_NICE)$/u;

/** Folders of the host with which a container takes it over. */
const HOST_PATH =
  /^\/(?:$|(?:etc|root|proc|sys|boot|dev|home|usr|bin|sbin|lib|run|var)\/?$|var\/run\/?$|var\/lib\/(?:kubelet|docker|containerd|etcd)|etc\/(?:kubernetes|shadow|passwd|ssh)|(?:var\/)?run\/(?:docker|containerd|crio|podman|cri-dockerd))/u;
const SOCKET = /(?:docker|containerd|crio|podman|cri-dockerd)\.sock\b/u;

/** Returns what a line opens; null if it opens nothing. */
export function readOpenSetting(line: OutlineLine): OpenSetting | null {
  const { key, value, parents, item, block } = line;
  if (block) return null;
  const parent = parents.at(-1) ?? '';
  const say = (words: string, host: boolean): OpenSetting => ({ words, host, line });
  const shape =
    key === null
      ? undefined
      : SHAPES.find(
          (one) =>
            one.key.test(key) &&
            one.value.test(value) &&
            (one.within === undefined || parents.some((outer) => one.within?.test(outer) === true)),
        );
  if (shape !== undefined) return say(`${key}: ${value}`, shape.host);
  const added = (key === 'add' && parent === 'capabilities') || key === 'cap_add';
  const listed =
    key === null && item && (parent === 'cap_add' || (parent === 'add' && parents.at(-2) === 'capabilities'));
  if (added || listed) {
    const names = value.replace(/[[\]"'\s]/gu, '').split(',');
    const strong = names.find((name) => STRONG_CAPABILITIES.test(name));
    const other = names.find((name) => CAPABILITY.test(name) && !USUAL.test(name));
    return strong === undefined && other === undefined
      ? null
      : say(`capability ${strong ?? other}`, strong !== undefined);
  }
  if (key === 'path' && parent === 'hostPath')
    return say(`hostPath ${value}`, HOST_PATH.test(value) || SOCKET.test(value));
  const mounted =
    key === null && item && parent === 'volumes'
      ? (value.split(':')[0] ?? '')
      : key === 'source' && parent === 'volumes'
        ? value
        : '';
  if (mounted !== '' && (HOST_PATH.test(mounted) || SOCKET.test(mounted))) return say(`mount of ${mounted}`, true);
  if (key === null && item && parent === 'security_opt') {
    return /unconfined|label[:=]disable|no-new-privileges[:=]false/u.test(value) ? say(value, false) : null;
  }
  return null;
}

/** Settings that keep a container in: as lines say them, each with its words. */
const BOUNDS: readonly (readonly [key: RegExp, value: RegExp])[] = [
  [/^(?:runAsNonRoot|readOnlyRootFilesystem)$/u, ON],
  [/^allowPrivilegeEscalation$/u, OFF],
  [/^privileged$/u, OFF],
  [/^no-new-privileges$/u, ON],
];

/** Returns the words of a line that bounds a container; null for others. */
export function readBound({ key, value, block }: OutlineLine): string | null {
  if (block || key === null) return null;
  return BOUNDS.some(([name, said]) => name.test(key) && said.test(value)) ? `${key}: ${value}` : null;
}
