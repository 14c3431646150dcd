/** Files that others than their owner may change or read, by the documentation of each platform. */
import { cs, file, java, kotlin, type Spellings } from './table.js';

const ts = file('src/files.ts');
const py = file('app/files.py');
const go = file('files.go');
const rb = file('app/files.rb');
const php = file('src/Files.php');
const rs = file('src/files.rs');
const ex = file('lib/shop/files.ex');
const swift = file('Sources/Files.swift');
const scala = file('src/main/scala/Files.scala');
const c = file('src/files.c');
const sh = file('bin/setup.sh');
const docker = file('Dockerfile');
const yaml = file('roles/web/tasks/main.yml');

export const FILE_MODE: Spellings = {
  class: 'file-mode',
  bad: [
    cs(
      'var rule = new FileSystemAccessRule("Everyone", FileSystemRights.FullControl, AccessControlType.Allow);',
      'security.AddAccessRule(rule);',
    ),
    cs(
      'security.AddAccessRule(',
      '    new FileSystemAccessRule("Everyone", FileSystemRights.Write, AccessControlType.Allow));',
    ),
    cs(
      'security.SetAccessRule(new FileSystemAccessRule(new NTAccount("Everyone"), FileSystemRights.Read, AccessControlType.Allow));',
    ),
    cs(
      'var all = new SecurityIdentifier(WellKnownSidType.WorldSid, null);',
      'security.AddAccessRule(new FileSystemAccessRule(all, FileSystemRights.Modify, AccessControlType.Allow));',
    ),
    cs(
      'var everyone = new NTAccount("Everyone");',
      'var rule = new FileSystemAccessRule(everyone, FileSystemRights.ListDirectory, AccessControlType.Allow);',
      'security.AddAccessRule(rule);',
    ),
    cs(
      'security.ResetAccessRule(new FileSystemAccessRule(',
      '    new SecurityIdentifier("S-1-1-0"),',
      '    FileSystemRights.FullControl,',
      '    AccessControlType.Allow));',
    ),
    cs('info.FileAccessPermissions = FileAccessPermissions.AllPermissions;'),
    cs('entry.FileAccessPermissions |= FileAccessPermissions.OtherWrite;'),
    cs('file.FileAccessPermissions = FileAccessPermissions.UserRead | FileAccessPermissions.OtherReadWriteExecute;'),
    cs('info.Create(FileAccessPermissions.OtherExecute);'),
    cs('File.SetUnixFileMode(path, UnixFileMode.UserRead | UnixFileMode.OtherWrite);'),
    cs('File.SetUnixFileMode(path, UnixFileMode.OtherExecute);'),
    cs('Syscall.chmod(path, FilePermissions.S_IRWXU | FilePermissions.S_IRWXO);'),
    cs('Syscall.chmod(path, FilePermissions.ALLPERMS);'),
    ts('await fs.promises.chmod(path, 0o777);'),
    ts("fs.chmodSync(path, '0777');"),
    ts('fs.chmod(', '  path,', '  fs.constants.S_IRWXU | fs.constants.S_IRWXO,', '  done,', ');'),
    ts('process.umask(0);'),
    ts('fs.mkdirSync(folder, { recursive: true, mode: 0o777 });'),
    py('os.chmod(path, 0o777)'),
    py('path.chmod(0o666)'),
    py('os.chmod(path, stat.S_IRWXU | stat.S_IRWXG | stat.S_IRWXO)'),
    py('mode = 0o777', 'os.makedirs(folder, mode)'),
    py('os.umask(0)'),
    py('Path(folder).mkdir(mode=0o777)'),
    go('err := os.WriteFile(path, data, 0777)'),
    go('err := os.Chmod(path, os.ModePerm)'),
    go('f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o666)'),
    go('const mode = 0777', 'err := os.MkdirAll(folder, mode)'),
    rb('FileUtils.chmod 0777, path'),
    rb('File.chmod(0o666, path)'),
    rb("FileUtils.chmod('a+w', path)"),
    rb('FileUtils.mkdir_p(folder, mode: 0777)'),
    php('<?php', 'chmod($path, 0777);'),
    php('<?php', 'mkdir($folder, 0777, true);'),
    php('<?php', 'umask(0);'),
    php('<?php', '$files->chmod($path, 0777, 0000, true);'),
    rs('fs::set_permissions(&path, fs::Permissions::from_mode(0o777))?;'),
    rs('perms.set_mode(0o777);'),
    java('Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxrwxrwx"));'),
    java('perms.add(PosixFilePermission.OTHERS_WRITE);'),
    java(
      'Set<PosixFilePermission> all = EnumSet.allOf(PosixFilePermission.class);',
      'Files.setPosixFilePermissions(path, all);',
    ),
    java('file.setWritable(true, false);'),
    java('Runtime.getRuntime().exec("chmod 777 " + path);'),
    java('Files.createFile(path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-rw-rw-")));'),
    kotlin(
      'Files.setPosixFilePermissions(path, setOf(PosixFilePermission.OWNER_READ, PosixFilePermission.OTHERS_WRITE))',
    ),
    kotlin('path.setPosixFilePermissions(PosixFilePermissions.fromString("rwxrwxrwx"))'),
    kotlin('val all = PosixFilePermission.values().toSet()', 'Files.setPosixFilePermissions(path, all)'),
    kotlin('file.setReadable(true, false)'),
    kotlin('Runtime.getRuntime().exec(arrayOf("chmod", "777", file.path))'),
    kotlin('context.openFileOutput(name, Context.MODE_WORLD_WRITEABLE)'),
    scala('Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxrwxrwx"))'),
    ex('File.chmod!(path, 0o777)'),
    ex('File.chmod(path, 0o666)'),
    swift('try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)'),
    c('chmod(path, 0777);'),
    c('chmod(path, S_IRWXU | S_IRWXG | S_IRWXO);'),
    c('umask(0);'),
    c('std::filesystem::permissions(path, std::filesystem::perms::all);'),
    sh('chmod -R 777 /srv/data'),
    sh('install -m 0777 run.sh /usr/local/bin/run'),
    sh('mkdir -m 777 /srv/data'),
    sh('setfacl -m o::rwx /srv/data'),
    sh('umask 000'),
    docker('FROM alpine:3.20', 'RUN mkdir /data && chmod a+rwx /data'),
    yaml('- name: folder', '  ansible.builtin.file:', '    path: /srv', '    state: directory', "    mode: '0777'"),
    yaml('- name: settings', '  template:', '    src: a.j2', '    dest: /etc/a', '    mode: a+rw'),
  ],
  good: [
    cs('security.AddAccessRule(new FileSystemAccessRule("Everyone", FileSystemRights.Write, AccessControlType.Deny));'),
    cs(
      'security.RemoveAccessRule(new FileSystemAccessRule("Everyone", FileSystemRights.Write, AccessControlType.Allow));',
    ),
    cs(
      'security.AddAccessRule(new FileSystemAccessRule(user, FileSystemRights.FullControl, AccessControlType.Allow));',
    ),
    cs(
      'security.AddAccessRule(new FileSystemAccessRule("SHOP\\\\Writers", FileSystemRights.Write, AccessControlType.Allow));',
    ),
    cs(
      'var all = new SecurityIdentifier(WellKnownSidType.BuiltinAdministratorsSid, null);',
      'security.AddAccessRule(new FileSystemAccessRule(all, FileSystemRights.FullControl, AccessControlType.Allow));',
    ),
    cs('info.FileAccessPermissions = FileAccessPermissions.UserReadWriteExecute;'),
    cs('file.FileAccessPermissions = FileAccessPermissions.UserRead | FileAccessPermissions.GroupRead;'),
    cs('if (info.FileAccessPermissions == FileAccessPermissions.OtherRead) return;'),
    cs('File.SetUnixFileMode(path, UnixFileMode.UserRead | UnixFileMode.UserWrite);'),
    cs('mode &= ~UnixFileMode.OtherWrite;'),
    cs('var open = (File.GetUnixFileMode(path) & UnixFileMode.OtherWrite) != 0;'),
    ts('await fs.promises.chmod(path, 0o600);'),
    ts('fs.writeFileSync(path, text, { mode: 0o640 });'),
    ts('const open = (stat.mode & 0o777) === 0o600;'),
    ts('process.umask(0o077);'),
    py('os.chmod(path, 0o750)'),
    py('os.chmod(path, stat.S_IRUSR | stat.S_IWUSR)'),
    py('os.umask(0o077)'),
    py('mode = os.stat(path).st_mode & 0o777'),
    go('err := os.WriteFile(path, data, 0o600)'),
    go('if info.Mode().Perm()&0o077 != 0 {', '\treturn errOpen', '}'),
    rb('FileUtils.chmod 0640, path'),
    rb("FileUtils.chmod('u=rw,go=', path)"),
    php('<?php', 'chmod($path, 0640);'),
    php('<?php', 'umask(0077);'),
    rs('fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;'),
    java('Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-x---"));'),
    java('perms.remove(PosixFilePermission.OTHERS_WRITE);'),
    java('file.setWritable(true, true);'),
    java('boolean open = perms.contains(PosixFilePermission.OTHERS_READ);'),
    kotlin(
      'Files.setPosixFilePermissions(path, setOf(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE))',
    ),
    kotlin('val open = PosixFilePermission.OTHERS_WRITE in Files.getPosixFilePermissions(path)'),
    kotlin('perms -= PosixFilePermission.OTHERS_WRITE'),
    kotlin('context.openFileOutput(name, Context.MODE_PRIVATE)'),
    ex('File.chmod!(path, 0o600)'),
    swift('try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)'),
    c('chmod(path, 0640);'),
    c('int fd = open(path, O_CREAT | O_WRONLY, 0600);'),
    sh('chmod -R u=rwX,g=rX,o= /srv/data'),
    sh('umask 077'),
    sh('npm install -m 2 && mkdir -m 755 out'),
    cs(
      'var rule = new FileSystemAccessRule("Everyone", FileSystemRights.Write, AccessControlType.Allow);',
      'security.RemoveAccessRule(rule);',
    ),
    rs('let mode = perms.mode() & 0o777;'),
    c('mode_t rest = mode & ~S_IRWXO;'),
    kotlin('for (one in PosixFilePermission.values()) println(one)'),
    kotlin('val keep = perms.filter { it != PosixFilePermission.OTHERS_READ }'),
    sh('install -m 0755 run.sh /usr/local/bin/run'),
    yaml('- name: folder', '  ansible.builtin.file:', '    path: /srv', '    state: directory', "    mode: '0750'"),
  ],
};
