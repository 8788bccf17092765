-- Which version of the blog is public is asked every few seconds: the newest change has to be found without reading all.
CREATE INDEX blog_post_updated ON blog_post (updated_at);
