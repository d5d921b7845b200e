# The document servers, by the names of deploy/compose.yaml. On one machine without containers: 127.0.0.1, ports 3000 and 3010.
# /readyz is asked each second: two failures in a row and no request is sent there until two answers in a row.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend site1 {
  .host = "site1";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 35s;
  .between_bytes_timeout = 60s;
  .probe = ready;
}

backend site2 {
  .host = "site2";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 35s;
  .between_bytes_timeout = 60s;
  .probe = ready;
}

# Who may purge: the document servers. Add their networks here.
acl purgers {
  "127.0.0.1";
  "::1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub connect_sites {
  # All requests of a client go to one server, which has the draft of a form that the client has posted without script.
  new sites = directors.hash();
  sites.add_backend(site1, 1.0);
  sites.add_backend(site2, 1.0);
  # For a fetch that failed: the other one.
  new any_site = directors.round_robin();
  any_site.add_backend(site1);
  any_site.add_backend(site2);
}
