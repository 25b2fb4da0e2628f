/**
 * Writes the least that nginx can be told: one folder, no log, no header of its own. What it answers a second is what
 * this machine can do.
 *
 * @param port on the loopback interface
 */
export function bareConfig(port: number): string {
  return `worker_processes auto;
worker_rlimit_nofile 8192;
pid nginx.pid;
error_log stderr warn;
events {
  worker_connections 4096;
}
http {
  access_log off;
  client_body_temp_path temp/body;
  proxy_temp_path temp/proxy;
  fastcgi_temp_path temp/fastcgi;
  uwsgi_temp_path temp/uwsgi;
  scgi_temp_path temp/scgi;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};
    root files;
  }
}
`;
}
